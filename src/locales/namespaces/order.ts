import enUS from '../en-US/order.json'
import { texts } from '../texts'
import zhCN from '../zh-CN/order.json'
import zhMO from '../zh-MO/order.json'

texts.addNamespace('order', { 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS })
