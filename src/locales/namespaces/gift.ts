import enUS from '../en-US/gift.json'
import { defineNamespace } from '../namespace'
import zhCN from '../zh-CN/gift.json'
import zhMO from '../zh-MO/gift.json'

/** Tickets that are given to somebody. */
export const giftTexts = defineNamespace('gift', { 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS })
