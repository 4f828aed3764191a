/*
 * JavaScript engines that the app must support. In mini programs, the oldest is JavaScriptCore of iOS 10, because
 * Android hosts contain their own V8. On the web, in-app browsers are years behind Chrome, so the baseline is spring
 * 2021. No target needs ES5. Missing syntax (`?.`, `#private`, class fields) is compiled away, in node_modules too
 * (config/transpile.ts decides for which packages).
 */
const MINI = { ios: '10', chrome: '66' }
const WEB = { ios: '14.5', safari: '14.1', chrome: '91', edge: '91', firefox: '78' }

/**
 * Removes `compileMode` if Taro's loader has not added the name of a template (`compileMode="f1t0"`). Without a name,
 * the page would request a template that does not exist (config/levers.ts).
 */
const withoutBareCompileMode = () => ({
  visitor: {
    JSXAttribute(path) {
      if (path.node.name.name === 'compileMode' && path.node.value === null) path.remove()
    },
  },
})

module.exports = (api) => {
  api.cache.using(() => [process.env.TARO_ENV, process.env.NODE_ENV, process.env.FOYER_BARE].join())
  // Settings of Taro's project template, the baseline of `npm run bench:startup`.
  if (process.env.FOYER_BARE === 'taro')
    return { presets: [['taro', { framework: 'react', ts: true, compiler: 'webpack5', useBuiltIns: 'usage' }]] }
  const isWeb = process.env.TARO_ENV === 'h5'
  return {
    // Detects CommonJS or ESM for each file, because packages mix them. An `import` of a helper would break CommonJS.
    sourceType: 'unambiguous',
    plugins: [withoutBareCompileMode],
    presets: [
      [
        'taro',
        {
          framework: 'react',
          ts: true,
          compiler: 'webpack5',
          useBuiltIns: false,
          targets: isWeb ? WEB : MINI,
          // This transform rewrites all parameter lists because of a Safari bug with shadowed defaults. Lint forbids
          // such defaults.
          exclude: isWeb ? ['transform-parameters'] : [],
        },
      ],
    ],
  }
}
