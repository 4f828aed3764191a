// Types for build tools that have no types of their own. They only cover the parts that this project uses.

declare module 'webpack-bundle-analyzer' {
  export class BundleAnalyzerPlugin {
    constructor(options: { analyzerMode: 'json'; reportFilename: string; openAnalyzer: boolean; logLevel: 'error' })
  }
}

declare module '@tarojs/plugin-platform-weapp/dist/runtime-utils' {
  /** WeChat's native components, with the properties that Taro's templates pass to them. */
  export const components: Record<string, Record<string, string>>
}
