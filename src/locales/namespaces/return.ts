import enUS from '../en-US/return.json'
import { defineNamespace } from '../namespace'
import zhCN from '../zh-CN/return.json'
import zhMO from '../zh-MO/return.json'

/** Offering tickets to those who wait for them. */
export const returnTexts = defineNamespace('return', { 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS })
