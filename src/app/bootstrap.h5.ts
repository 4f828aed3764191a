import webRoutes from '@/router/table/web-routes'
import type { StartedApp } from './set-up'

let started: StartedApp | undefined

/** Yields to the browser, so that it can handle input. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve)
  })

/**
 * Creates and configures the storefront in short tasks: one runs its modules, one creates it, one sets it up. They are
 * in the app's own file (`eager`), because another file would use one of the six connections of a start. The web entry
 * awaits it before rendering (config/h5/start.ts); inside a native app that includes the app's login.
 * @param config Taro's configuration, which gets the addresses of all screens: its router reads them when it starts
 * @public
 */
export const start = async (config: { router: { customRoutes?: Record<string, string[]> } }): Promise<void> => {
  config.router.customRoutes = webRoutes
  await nextTask()
  const { createApp } = await import(/* webpackMode: "eager" */ './create-app')
  await nextTask()
  const { setUp } = await import(/* webpackMode: "eager" */ './set-up')
  await nextTask()
  const app = createApp()
  await nextTask()
  started = setUp(app)
  await app.ready
  await nextTask()
}

/** Returns the storefront that `start` has created. */
export const bootstrap = (): StartedApp => {
  if (!started) throw new Error('Storefront not started: call start() first.')
  return started
}
