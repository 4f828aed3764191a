/// <reference types="@tarojs/taro" />

/** Values that the build writes into the bundle in place of `process.env.X`. Nothing else of Node exists at run time. */
declare namespace NodeJS {
  interface ProcessEnv {
    /** The target; read in `src/platform/host` only. */
    TARO_ENV: 'weapp' | 'alipay' | 'bank' | 'h5'
    /** `production` in what `taro build` makes. */
    NODE_ENV: string
    [setting: `TARO_APP_${string}`]: string | undefined
  }

  interface Process {
    env: ProcessEnv
  }
}

declare var process: NodeJS.Process
