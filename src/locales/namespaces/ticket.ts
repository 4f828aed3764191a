import enUS from '../en-US/ticket.json'
import { defineNamespace } from '../namespace'
import zhCN from '../zh-CN/ticket.json'
import zhMO from '../zh-MO/ticket.json'

export const ticketTexts = defineNamespace('ticket', { 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS })
