/*
 * Engines we must run in. Mini programs: iOS 10's JavaScriptCore is the oldest the hosts still ship, Android hosts bring
 * their own V8. In-app browsers on the web trail Chrome by years, so the baseline is spring 2021.
 * Neither needs ES5. Missing syntax (`?.`, `#private`, class fields) is compiled away, in node_modules too
 * (config/transpile.ts decides for which packages).
 */
const MINI = { ios: '10', chrome: '66' }
const WEB = { ios: '14.5', safari: '14.1', chrome: '91', edge: '91', firefox: '78' }

/**
 * Leaves out `compileMode` where Taro's loader has not turned it into a template's name (`compileMode="f1t0"`). A bare one
 * would reach the page as the name of a missing template (config/levers.ts).
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
  // The settings of Taro's own template, for `npm run bench:startup`.
  if (process.env.FOYER_BARE === 'taro')
    return { presets: [['taro', { framework: 'react', ts: true, compiler: 'webpack5', useBuiltIns: 'usage' }]] }
  const isWeb = process.env.TARO_ENV === 'h5'
  return {
    // Packages mix CommonJS and ESM; guessing per file keeps helpers from being imported into a CommonJS one.
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
          // Rewrites every parameter list for a Safari mistake in closures over shadowed defaults, which lint forbids.
          exclude: isWeb ? ['transform-parameters'] : [],
        },
      ],
    ],
  }
}
