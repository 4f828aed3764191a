import enUS from '../en-US/give.json'
import { defineNamespace } from '../namespace'
import zhCN from '../zh-CN/give.json'
import zhMO from '../zh-MO/give.json'

/** The way to a gift, on the screens of tickets and orders. */
export const giveTexts = defineNamespace('give', { 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS })
