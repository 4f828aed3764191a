import type { ComponentType } from 'react'
import type { AccountNavProps } from '@/components/account/account-nav/account-nav'

/** Loads the account navigation of the desktop layout. */
export const accountNav = async (): Promise<ComponentType<AccountNavProps>> => {
  const { AccountNav } = await import(
    /* webpackChunkName: "account-nav" */ '@/components/account/account-nav/account-nav'
  )
  return AccountNav
}
