import { useEffect } from 'react'
import { chooseJump } from '@/domain/jump/jump-info'
import { hostOf } from '@/domain/page-address'
import { returnPageIn } from '@/domain/payment/return-address'
import { fetchJump, jumpHost } from '@/components/jump/open-jump'
import { type Services, useServices } from '@/components/services'
import { ownOrigins } from '@/platform/web-origin/own-origins'
import { follow } from '@/router/follow'
import { parseLink } from '@/router/links'

/** Returns the page name in the address of a return page on the storefront's origin; null for other pages. */
const namedIn = (address: string): string | null =>
  ownOrigins().some((origin) => hostOf(origin) === hostOf(address)) ? returnPageIn(address) : null

/**
 * Replaces the web view with the storefront page that a return page names. If the page is unknown, closes the web
 * view.
 */
const openNamed = async (pageName: string, services: Services): Promise<void> => {
  const { navigate, paymentSlot } = services
  const info = await fetchJump({ pageName, target: '' }, services)
  const jump = info && chooseJump(info, jumpHost(services))
  const path = jump?.kind === 'page' ? jump.address : jump?.kind === 'program' ? (jump.path ?? '') : ''
  const link = parseLink(path, ownOrigins())
  if (!link.ok) return navigate.back()
  paymentSlot.visit.end('returned')
  await follow(navigate, { ...link.value, replaces: true })
}

/**
 * Connects the web view to the payment whose cashier page it shows. Closing the web view ends the visit. A return page
 * opens a screen of the storefront.
 * @returns a handler to call with each loaded page
 */
export const useCashier = (): ((event: { detail: { src?: string } }) => void) => {
  const services = useServices()
  const { visit } = services.paymentSlot
  useEffect(() => () => visit.end('closed'), [visit])
  return ({ detail }) => {
    const pageName = visit.isOpen ? namedIn(detail.src ?? '') : null
    if (pageName !== null) void openNamed(pageName, services)
  }
}
