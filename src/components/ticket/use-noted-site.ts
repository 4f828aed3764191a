import { useDidShow } from '@tarojs/taro'
import { reaction } from 'mobx'
import { useEffect } from 'react'
import { noteInAddress } from '@/router/note-in-address'
import type { HeldTickets } from './held-tickets'

/** Writes the selected site to the browser's address, so that a reload or a copied link shows the same list. */
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
  // Restores the filter in the address, because the address of a tab does not contain it.
  useDidShow(() => noteInAddress(name, { siteId: tickets.siteId ?? '' }))
}
