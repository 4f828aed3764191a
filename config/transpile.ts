/** Packages published as ES5. Compiling them again costs seconds without a benefit. */
const PUBLISHED_AS_ES5 =
  /[\\/]node_modules[\\/](react|react-dom|react-reconciler|scheduler|core-js|core-js-pure|@babel[\\/]runtime|dayjs)[\\/]/

/**
 * Returns true if Babel must compile a file of node_modules. By default Taro compiles none there, so a build contained
 * `#private` fields and `?.`, which older hosts cannot parse. The runner accepts a function where it documents a
 * pattern.
 * @param file absolute path of a module
 */
export const needsTranspiling = (file: string): boolean =>
  /[\\/]node_modules[\\/]/.test(file) && !PUBLISHED_AS_ES5.test(file)
