import { useEffect } from 'react'
import { setPageTitle } from '@/platform/page-title'
import { useServices } from '../services'
import { useInView } from './use-in-view'

/** Sets the host's page title while the screen is in view: "title - shop" on the web, else the title. */
export function usePageTitle(title: string): void {
  const { platform, stores } = useServices()
  const inView = useInView()
  const shop = stores.shop.config?.shopName ?? ''
  useEffect(() => {
    if (!inView) return
    const names = platform.host.isWeb ? [title, shop] : [title || shop]
    setPageTitle(names.filter((name, index) => name !== '' && names.indexOf(name) === index).join(' - '))
  }, [inView, title, shop, platform])
}
