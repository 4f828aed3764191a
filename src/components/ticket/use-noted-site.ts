import { useDidShow } from '@tarojs/taro'
import { reaction } from 'mobx'
import { useEffect } from 'react'
import { noteInAddress } from '@/router/note-in-address'
import type { HeldTickets } from './held-tickets'

/** Keeps the chosen site in the browser's address, so that a reload and a copied link show the same. */
export function useNotedSite(
  name: 'ticket-holder' | 'history-ticket' | 'site-ticket',
  tickets: Pick<HeldTickets, 'siteId'>,
): void {
  useEffect(
    () =>
      reaction(
        () => tickets.siteId,
        (siteId) => noteInAddress(name, { siteId: siteId ?? '' }),
      ),
    [name, tickets],
  )
  // A tab's own address does not contain the current filter.
  useDidShow(() => noteInAddress(name, { siteId: tickets.siteId ?? '' }))
}
