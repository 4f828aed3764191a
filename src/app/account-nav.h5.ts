import type { ComponentType } from 'react'
import type { AccountNavProps } from '@/components/account/account-nav/account-nav'

/** Loads the account's navigation of desktop mode. */
export const accountNav = async (): Promise<ComponentType<AccountNavProps>> => {
  const { AccountNav } = await import(
    /* webpackChunkName: "account-nav" */ '@/components/account/account-nav/account-nav'
  )
  return AccountNav
}
