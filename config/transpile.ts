/** Already ES5 in their published form: compiling them again costs seconds and gains nothing. */
const PUBLISHED_AS_ES5 =
  /[\\/]node_modules[\\/](react|react-dom|react-reconciler|scheduler|core-js|core-js-pure|@babel[\\/]runtime|dayjs)[\\/]/

/**
 * Whether a file of node_modules goes through Babel. Taro leaves node_modules alone by default, and so a build once held
 * `#private` fields and `?.` that older hosts cannot parse. The runner takes a function where it documents a pattern.
 * @param file absolute path of a module
 */
export const needsTranspiling = (file: string): boolean =>
  /[\\/]node_modules[\\/]/.test(file) && !PUBLISHED_AS_ES5.test(file)
