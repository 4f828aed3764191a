import { useDidHide, useDidShow, useError, usePageNotFound, useUnhandledRejection } from '@tarojs/taro'
import { type ReactNode, useEffect } from 'react'
import { refreshOnShow } from './app/app-lifecycle'
import { bootstrap } from './app/bootstrap'
import { notifyChunkLoadError } from './app/chunk-load-error'
import { startDeferredTasks } from './app/deferred-tasks'
import { errorFacts, log } from './app/log'
import { handlePageNotFound } from './app/page-not-found'
import { ServicesContext } from './components/services'
import { ScreenSetupContext } from './router/screen'
import './styles/app.scss'

/** The root component. Hosts mount it once and never unmount it. */
export default function App({ children }: { children?: ReactNode }) {
  const { services, router, events, screens } = bootstrap()
  useDidShow(() => void refreshOnShow(services))
  useDidHide(() => events.leave())
  useEffect(() => startDeferredTasks(services, router, events), [services, router, events])
  useError((error) => log('error', errorFacts(error)))
  useUnhandledRejection(({ reason }) => {
    log('unhandled rejection', errorFacts(reason))
    notifyChunkLoadError(reason, services)
  })
  usePageNotFound(({ path, query }) => void handlePageNotFound(router, path, query))
  return (
    <ServicesContext.Provider value={services}>
      <ScreenSetupContext.Provider value={screens}>{children}</ScreenSetupContext.Provider>
    </ServicesContext.Provider>
  )
}
