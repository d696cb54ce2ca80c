/**
 * Without JavaScript every answer is shown and has no sign that would open it, the buttons that need
 * a script give way to links, and the header, which cannot notice scrolling, keeps its ground.
 */
export const noScriptCss = [
  "[aria-expanded]::after{display:none}",
  "[data-part=item-content][hidden],[data-part=content][hidden]{display:block!important}",
  ".with-script{display:none!important}",
  ".without-script{display:revert!important}",
  "header{background:#FFFFFF}",
  ".phone .screen{height:auto!important}",
  // Each answer is a view of its own.
  ".phone [data-part=content]+[data-part=content]{border-top:9px solid #17130E}",
].join("");
