import enUS from '../en-US/bind.json'
import { defineNamespace } from '../namespace'
import zhCN from '../zh-CN/bind.json'
import zhMO from '../zh-MO/bind.json'

/** Tickets that were not bought here. */
export const bindTexts = defineNamespace('bind', { 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS })
