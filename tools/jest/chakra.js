const system = require("@chakra-ui/react/styled-system");

const kebab = (name) => name.replace(/\B[A-Z]/g, "-$&").toLowerCase();

/**
 * Chakra by its parts, as webpack takes it too: its index loads 1,400 files, which takes each file of
 * tests a second.
 */
module.exports = new Proxy(system, {
  get: (known, name) => known[name] ?? require(`@chakra-ui/react/${kebab(name)}`)[name],
});
