/** Packages published as ES5. Compiling them again costs seconds without a benefit. */
const PUBLISHED_AS_ES5 =
  /[\\/]node_modules[\\/](react|react-dom|react-reconciler|scheduler|core-js|core-js-pure|@babel[\\/]runtime|dayjs)[\\/]/

/**
 * Returns true if Babel must compile a file of node_modules. Taro compiles none of them by default, so a build would
 * contain `#private` fields and `?.`. Older hosts cannot parse these. Taro documents a pattern for this setting, but
 * its runner also accepts a function.
 * @param file absolute path of a module
 */
export const needsTranspiling = (file: string): boolean =>
  /[\\/]node_modules[\\/]/.test(file) && !PUBLISHED_AS_ES5.test(file)
