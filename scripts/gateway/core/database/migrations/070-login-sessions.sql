-- Logins, one per device and family of refresh tokens. The end of a login applies to all its tokens at once.
create table login_sessions (
  session_id text primary key,
  user_id text not null references users,
  -- Terminal code of the client, with browser and system if the client sends them.
  terminal text not null,
  device text not null,
  begun_at bigint not null,
  -- Time of the last renewal, epoch ms.
  seen_at bigint not null,
  ended_at bigint,
  -- LOGOUT, REUSED, REMOTE, PASSWORD or CLOSED; null while the session is open.
  end_reason text
);

create index login_sessions_by_user on login_sessions (user_id, seen_at);

insert into login_sessions (session_id, user_id, terminal, device, begun_at, seen_at, ended_at, end_reason)
select family, min(user_id), '', '', min(issued_at), max(issued_at), max(revoked_at),
  case when max(revoked_at) is null then null else 'LOGOUT' end
from refresh_tokens
group by family;

alter table refresh_tokens
  add constraint refresh_tokens_session foreign key (family) references login_sessions,
  -- Id of the access token that was issued with this token. `heir_id` is the id of the token that replaced it.
  add column access_id text not null default '',
  add column heir_id text references refresh_tokens,
  drop column revoked_at;
