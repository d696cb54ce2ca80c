import type { Module } from "webpack";
import { inside } from "./inside";

/** All modules in a bundle; webpack 5.98 melts many of them together. */
export function bundledModules(modules: Iterable<Module>): Module[] {
  return [...modules].flatMap((module) => {
    if (module.constructor.name !== "ConcatenatedModule") return [module];
    const { modules } = module as Module & { modules?: Iterable<Module> };
    return bundledModules(inside(modules, "“modules” of a ConcatenatedModule of webpack 5.98"));
  });
}
