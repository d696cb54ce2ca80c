import { fuzz } from "./fuzz";

fuzz("data");
