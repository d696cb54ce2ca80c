/**
 * Without JavaScript every answer is shown and has no sign that would open it, the buttons that need
 * a script give way to links, and the header, which cannot notice scrolling, keeps its ground.
 */
export const noScriptCss = [
  "[data-part=item-indicator]{display:none}",
  "[data-part=item-content][hidden],[data-part=content][hidden]{display:block!important}",
  ".with-script{display:none!important}",
  ".without-script{display:revert!important}",
  "header{background:#FFFFFF}",
  ".phone .screen{height:auto!important}",
].join("");
