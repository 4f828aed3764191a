import enUS from '../en-US/order.json'
import { defineNamespace } from '../namespace'
import zhCN from '../zh-CN/order.json'
import zhMO from '../zh-MO/order.json'

export const orderTexts = defineNamespace('order', { 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS })
