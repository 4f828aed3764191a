import type { UserConfigExport } from '@tarojs/cli'

/** Settings of `npm run dev:*`. On the web, the dev server forwards API calls to the gateway that `npm start` runs. */
const development: UserConfigExport<'webpack5'> = {
  logger: { quiet: false, stats: false },
  mini: { debugReact: false },
  h5: {
    devServer: {
      port: 10086,
      open: false,
      hot: true,
      proxy: [
        {
          context: (path, request) =>
            !/^\/(js|chunk|css|static)\//.test(path) && !request.headers.accept?.includes('text/html'),
          target: process.env.TARO_APP_GATEWAY ?? 'http://127.0.0.1:4173',
        },
      ],
    },
  },
}

export default development
