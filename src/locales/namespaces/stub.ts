import enUS from '../en-US/stub.json'
import { defineNamespace } from '../namespace'
import zhCN from '../zh-CN/stub.json'
import zhMO from '../zh-MO/stub.json'

export const stubTexts = defineNamespace('stub', { 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS })
