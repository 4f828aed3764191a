create index subscriptions_unanswered on subscriptions (created_at) where kind = 'LACK_REGISTER' and notified_at is null
