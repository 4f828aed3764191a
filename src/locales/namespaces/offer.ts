import enUS from '../en-US/offer.json'
import { defineNamespace } from '../namespace'
import zhCN from '../zh-CN/offer.json'
import zhMO from '../zh-MO/offer.json'

/** Where a ticket is that was offered to the waitlist, on any screen that shows it. */
export const offerTexts = defineNamespace('offer', { 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS })
