import { laterModule } from "../app/later-module";

/** The code of the landing page's sections below the first screen. */
export const belowHero = laterModule(
  () => import(/* webpackChunkName: "later--landing-page--sections" */ "./below-hero"),
);
