-- Issued captchas with the scope of their solution. `show_id`, `user_id` and `device` bind a captcha; '' if unknown.
create table captcha_challenges (
  captcha_id text primary key,
  scope text not null,
  type text not null,
  target integer not null,
  show_id text not null default '',
  user_id text not null default '',
  device text not null default '',
  issued_at bigint not null,
  expires_at bigint not null,
  tries integer not null default 0,
  solved_at bigint,
  token_hash text unique,
  token_expires_at bigint,
  token_uses integer not null default 0 check (token_uses >= 0)
);

create index captcha_challenges_by_time on captcha_challenges (issued_at);

-- Time from which orders of the show require a captcha; null if they never do.
alter table shows add column captcha_from bigint;

alter table shows add column captcha_until bigint
