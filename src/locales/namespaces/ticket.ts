import enUS from '../en-US/ticket.json'
import { texts } from '../texts'
import zhCN from '../zh-CN/ticket.json'
import zhMO from '../zh-MO/ticket.json'

texts.addNamespace('ticket', { 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS })
