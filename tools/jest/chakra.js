const system = require("@chakra-ui/react/styled-system");

const kebab = (name) => name.replace(/\B[A-Z]/g, "-$&").toLowerCase();

/**
 * Loads Chakra's components from their own files when they are used, as webpack does. Chakra's index
 * loads 1,400 files, which takes a second in each test file.
 */
module.exports = new Proxy(system, {
  get: (known, name) => known[name] ?? require(`@chakra-ui/react/${kebab(name)}`)[name],
});
