import { defineRecipe } from "@chakra-ui/react";

const logo = {
  display: "inline-flex",
  alignItems: "center",
  gap: "10px",
  textStyle: "wordmark",
  fontSize: "28px",
  textDecoration: "none",
  minH: "44px",
  "& svg": { fill: "currentColor", flex: "none" },
};

const toggle = {
  w: "48px",
  h: "48px",
  marginInlineEnd: "-12px",
  px: "12px",
  xl: { display: "none" },
  "& i": {
    display: "block",
    // A border, not a ground: it stays where the system forces its own colours.
    borderTop: "3px solid currentColor",
    my: "6px",
    transition: "transform .2s",
  },
  "&[aria-expanded=true] i:first-child": { transform: "translateY(4.5px) rotate(45deg)" },
  "&[aria-expanded=true] i:last-child": { transform: "translateY(-4.5px) rotate(-45deg)" },
};

const languageMenu = { position: "relative", display: "none", sm: { display: "block" } } as const;

const language = {
  display: "flex",
  alignItems: "center",
  gap: "8px",
  minH: "44px",
  px: "12px",
  textStyle: "nav",
  whiteSpace: "nowrap",
  "&[aria-expanded=true] .chevron": { transform: "rotate(180deg)" },
};

/** The bar that the header and the small-screen menu share. */
export const barRecipe = defineRecipe({
  className: "bar",
  base: {
    display: "flex",
    alignItems: "center",
    gap: "12px",
    h: "72px",
    "& .logo": logo,
    "& .toggle": toggle,
    "& .language-menu": languageMenu,
    "& .language": language,
    "& .end": {
      marginInlineStart: "auto",
      display: "flex",
      alignItems: "center",
      gap: "12px",
      xl: { marginInlineStart: "0" },
    },
    "& .sign-up": { display: "none", sm: { display: "inline-flex" } },
    "& .links": {
      display: "none",
      xl: { display: "flex", marginInline: "auto", gap: "4px", whiteSpace: "nowrap" },
      "& a": {
        px: "13px",
        py: "10px",
        textStyle: "nav",
        textDecoration: "none",
        textUnderlineOffset: "6px",
        textDecorationThickness: "2px",
        _hover: { textDecoration: "underline", textDecorationThickness: "2px" },
        "&[aria-current]": {
          textDecoration: "underline",
          textDecorationThickness: "3px",
          textDecorationColor: "spot",
        },
      },
    },
  },
});

/** Fixed; transparent at the top of the page, white with a printed shadow once the page is scrolled. */
export const headerRecipe = defineRecipe({
  className: "header",
  base: {
    position: "fixed",
    insetInline: "0",
    top: "0",
    zIndex: "header",
    transition: "background .2s,box-shadow .2s",
    "&[data-scrolled]": { bg: "white", boxShadow: "0 2px 0 {colors.ink}" },
    // It takes a keyboard past the header; out of sight until it is focused.
    "& .skip": {
      position: "absolute",
      insetInlineStart: "8px",
      top: "-80px",
      zIndex: "skip",
      px: "20px",
      py: "12px",
      bg: "ink",
      color: "white",
      _focus: { top: "8px", position: "fixed" },
    },
    "@media print": { display: "none" },
  },
});
