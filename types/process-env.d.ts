/// <reference types="@tarojs/taro" />

/** Values that the build inserts for `process.env.X`. At run time, nothing else of Node.js exists. */
declare namespace NodeJS {
  interface ProcessEnv {
    /** Build target. Only `src/platform/host` may read it. */
    TARO_ENV: 'weapp' | 'alipay' | 'bank' | 'h5'
    /** `production` in builds of `taro build`. */
    NODE_ENV: string
    [setting: `TARO_APP_${string}`]: string | undefined
  }

  interface Process {
    env: ProcessEnv
  }
}

declare var process: NodeJS.Process
