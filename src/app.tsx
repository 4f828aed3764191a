import { useDidShow, useError, usePageNotFound, useUnhandledRejection } from '@tarojs/taro'
import { type ReactNode, useEffect } from 'react'
import { afterLaunch } from './after-launch'
import { ServicesContext } from './components/services'
import { refresh } from './foreground'
import { errorFacts, log } from './log'
import { tellLostCode } from './lost-code'
import { openMissing } from './missing-page'
import { start } from './start'
import './styles/app.scss'

/** The root component; hosts keep it for the life of the app. */
export default function App({ children }: { children?: ReactNode }) {
  const { services, router } = start()
  useDidShow(() => void refresh(services))
  useEffect(() => afterLaunch(services), [services])
  useError((error) => log('error', errorFacts(error)))
  useUnhandledRejection(({ reason }) => {
    log('unhandled rejection', errorFacts(reason))
    tellLostCode(reason, services)
  })
  usePageNotFound(({ path, query }) => void openMissing(router, path, query))
  return <ServicesContext.Provider value={services}>{children}</ServicesContext.Provider>
}
