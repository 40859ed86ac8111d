/** The tables of OpenCC, which the package's types leave out: `character form form|...`. */
declare module 'opencc-js/dict/*' {
  const table: string;
  export default table;
}
