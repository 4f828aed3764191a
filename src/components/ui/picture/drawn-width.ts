import type { DrawnWidth } from '@/platform/picture/contract'

/**
 * How wide a picture is drawn, CSS px.
 * @param phone on a phone of 375
 * @param desktop from 961 px on
 * @param narrow CSS length on narrower pages, where it depends on the page
 */
export const drawnWidth = (phone: number, desktop = phone, narrow = `${phone}px`): DrawnWidth => ({
  phone,
  desktop,
  sizes: narrow === `${desktop}px` ? narrow : `(min-width: 961px) ${desktop}px, ${narrow}`,
})
