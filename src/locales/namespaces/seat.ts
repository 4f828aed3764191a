import enUS from '../en-US/seat.json'
import { texts } from '../texts'
import zhCN from '../zh-CN/seat.json'
import zhMO from '../zh-MO/seat.json'

texts.addNamespace('seat', { 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS })
