import enUS from '../en-US/invoice.json'
import { defineNamespace } from '../namespace'
import zhCN from '../zh-CN/invoice.json'
import zhMO from '../zh-MO/invoice.json'

export const invoiceTexts = defineNamespace('invoice', { 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS })
