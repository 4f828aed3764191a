import enUS from '../en-US/refund.json'
import { defineNamespace } from '../namespace'
import zhCN from '../zh-CN/refund.json'
import zhMO from '../zh-MO/refund.json'

/** Tickets that come back. */
export const refundTexts = defineNamespace('refund', { 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS })
