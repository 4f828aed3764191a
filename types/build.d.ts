// Parts of build tools that come without types of their own.

declare module 'webpack-bundle-analyzer' {
  export class BundleAnalyzerPlugin {
    constructor(options: { analyzerMode: 'json'; reportFilename: string; openAnalyzer: boolean; logLevel: 'error' })
  }
}

declare module '@tarojs/plugin-platform-weapp/dist/runtime-utils' {
  /** WeChat's native components with the properties that Taro's templates pass on. */
  export const components: Record<string, Record<string, string>>
}
