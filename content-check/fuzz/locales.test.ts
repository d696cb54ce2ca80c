import { fuzz } from "./fuzz";

fuzz("locales");
