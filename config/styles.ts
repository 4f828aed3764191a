/** taro-ui 3.3.2 is written for an older sass; nothing we can change in it is gained by its warnings. */
export const sassLoaderOption = {
  sassOptions: {
    silenceDeprecations: ['legacy-js-api', 'import', 'slash-div', 'global-builtin', 'color-functions'],
  },
}

/** CSS modules for `*.module.scss` only; global sheets stay global. */
export const cssModules = {
  enable: true,
  config: { namingPattern: 'module' as const, generateScopedName: '[name]__[local]___[hash:base64:5]' },
}
