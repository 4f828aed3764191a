// Types of build tools that have none of their own. They cover only the parts that are used.

declare module 'webpack-bundle-analyzer' {
  export class BundleAnalyzerPlugin {
    constructor(options: { analyzerMode: 'json'; reportFilename: string; openAnalyzer: boolean; logLevel: 'error' })
  }
}

declare module '@tarojs/plugin-platform-weapp/dist/runtime-utils' {
  /** WeChat's native components with the properties that Taro's templates pass on. */
  export const components: Record<string, Record<string, string>>
}
