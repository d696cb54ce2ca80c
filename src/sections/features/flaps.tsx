const flaps = [
  { name: "dust-1", box: "0 0 100 50", path: "M0 50 9 0h76l15 30v20" },
  { name: "dust-2", box: "0 0 100 50", path: "M0 50V30L15 0h76l9 50" },
  { name: "dust-3", box: "0 0 100 50", path: "M0 0 9 50h76l15-30V0" },
  { name: "dust-4", box: "0 0 100 50", path: "M0 0v20l15 30h76l9-50" },
  { name: "glue", box: "0 0 36 100", path: "M36 0 0 6v88l36 6" },
  { name: "tuck-1", box: "0 0 100 40", path: "M0 40V26Q0 0 10 0h80q10 0 10 26v14" },
  { name: "tuck-2", box: "0 0 100 40", path: "M0 0v14q0 26 10 26h80q10 0 10-26V0" },
];

/** What a carton has beside its faces: flaps to tuck in and to glue. */
export function Flaps() {
  return (
    <>
      {flaps.map(({ name, box, path }) => (
        <svg
          key={name}
          className={`flap ${name}`}
          viewBox={box}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={path} />
        </svg>
      ))}
    </>
  );
}
