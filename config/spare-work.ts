import type { Compiler } from 'webpack'

interface LoaderUse {
  loader?: string
  options?: Record<string, unknown>
}

interface Rule {
  use?: LoaderUse | LoaderUse[]
  oneOf?: Rule[]
  rules?: Rule[]
}

const usesOf = (rule: Rule): LoaderUse[] => [
  ...(rule.use ? [rule.use].flat() : []),
  ...(rule.oneOf ?? []).flatMap(usesOf),
  ...(rule.rules ?? []).flatMap(usesOf),
]

/** Stops `postcss-loader` from searching for a configuration file beside each sheet. Taro passes all plugins itself. */
const passPostcssPluginsOnly = (use: LoaderUse): void => {
  if (!use.options || !/[\\/]postcss-loader[\\/]/.test(use.loader ?? '')) return
  use.options = { ...use.options, postcssOptions: { ...(use.options.postcssOptions as object), config: false } }
}

/** Options of a report with errors only. Listing the modules and chunks of a build with 2,000 modules takes 3 s. */
const ERRORS_ONLY = { all: false, errors: true, errorDetails: 'auto', warnings: true }

/** Skips work of Taro's builds that does not change the output. */
export class SpareWorkPlugin {
  apply(compiler: Compiler): void {
    for (const rule of compiler.options.module.rules) usesOf(rule as Rule).forEach(passPostcssPluginsOnly)
    compiler.hooks.compilation.tap('SpareWorkPlugin', (compilation) => {
      // Taro requests a full report twice per build. This hook runs before webpack fills in its default options.
      compilation.hooks.statsNormalize.tap({ name: 'SpareWorkPlugin', stage: -1 }, (options, context) => {
        if (!context?.forToString && Object.keys(options).length === 0) Object.assign(options, ERRORS_ONLY)
      })
    })
  }
}
