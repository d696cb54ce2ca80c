import { testChangesIn } from "./changes";

testChangesIn("locales");
