import enUS from '../en-US/hold.json'
import { texts } from '../texts'
import zhCN from '../zh-CN/hold.json'
import zhMO from '../zh-MO/hold.json'

texts.addNamespace('hold', { 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS })
