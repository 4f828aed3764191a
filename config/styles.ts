/** taro-ui 3.3.2 is written for an older sass; nothing we can change in it is gained by its warnings. */
export const sassLoaderOption = {
  sassOptions: {
    silenceDeprecations: ['legacy-js-api', 'import', 'slash-div', 'global-builtin', 'color-functions'],
  },
}

/**
 * A mini program sends the class of each element to its view, and sends it again with each change: there a name is a hash
 * of five letters. The web and development builds keep names that can be read.
 */
const SHORT =
  process.env.TARO_ENV !== 'h5' && process.env.NODE_ENV === 'production' && process.env.FOYER_READABLE !== '1'

/** CSS modules for `*.module.scss` only; global sheets stay global. */
export const cssModules = {
  enable: true,
  config: {
    namingPattern: 'module' as const,
    generateScopedName: SHORT ? '[hash:base64:5]' : '[name]__[local]___[hash:base64:5]',
  },
}
