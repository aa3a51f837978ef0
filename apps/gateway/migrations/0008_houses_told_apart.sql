-- Until here all merchants of a database booked on the same accounts of a house. Each gets accounts of its own, with
-- the entries of its own transactions: whose a transaction is tells the member whom it touches, or the withdrawal or
-- the exchange of points that it settles. Free trials belong to nobody; with all that nobody can be found for they
-- stay, as the accounts themselves do, with the merchant that has the most entries. Entries keep their number, amount
-- and transaction; what the account held after them is counted anew.
DO $$
DECLARE
  keeper text;
BEGIN
  SELECT merchant INTO keeper FROM account GROUP BY merchant ORDER BY count(*) DESC, merchant LIMIT 1;
  IF (SELECT count(DISTINCT merchant) FROM account) > 1 THEN
    -- Before balances, as whoever books holds first a balance and then writes entries.
    LOCK TABLE balance, entry IN EXCLUSIVE MODE;
    CREATE TEMPORARY TABLE house_entry ON COMMIT DROP AS
      SELECT entry.id, entry.amount, house.kind, house.currency, coalesce(owned.merchant, settled.merchant) AS merchant
      FROM entry
      JOIN ledger_account house ON house.id = entry.ledger_account_id
      JOIN txn ON txn.id = entry.txn_id
      LEFT JOIN (
        SELECT entry.txn_id, min(account.merchant) AS merchant
        FROM entry
        JOIN ledger_account ON ledger_account.id = entry.ledger_account_id
        JOIN account ON account.id = ledger_account.owner_id
        GROUP BY entry.txn_id
      ) owned ON owned.txn_id = txn.id
      LEFT JOIN (
        SELECT withdrawal.id, account.merchant FROM withdrawal JOIN account ON account.id = withdrawal.account_id
        UNION ALL
        SELECT redeem_request.id, account.merchant FROM redeem_request
        JOIN account ON account.id = redeem_request.account_id
      ) settled ON settled.id = txn.reference
      WHERE house.owner_id IS NULL AND house.kind NOT LIKE 'play:%';
    ANALYZE house_entry;
    SELECT coalesce((
      SELECT merchant FROM house_entry WHERE merchant IS NOT NULL
      GROUP BY merchant ORDER BY count(*) DESC, merchant LIMIT 1
    ), keeper) INTO keeper;
  END IF;
  UPDATE ledger_account SET merchant = keeper
    WHERE id IN (SELECT min(id) FROM ledger_account WHERE owner_id IS NULL GROUP BY kind, currency);
  IF to_regclass('pg_temp.house_entry') IS NULL THEN
    RETURN;
  END IF;
  WITH opened AS (
    INSERT INTO ledger_account (merchant, kind, currency)
      SELECT DISTINCT merchant, kind, currency FROM house_entry WHERE merchant <> keeper
      RETURNING id
  )
  INSERT INTO balance (ledger_account_id, amount, may_be_negative) SELECT id, 0, true FROM opened;
  ALTER TABLE entry DISABLE TRIGGER entry_append_only;
  UPDATE entry SET ledger_account_id = told.account, balance_after = told.held
    FROM (
      SELECT house_entry.id, house.id AS account,
        (sum(house_entry.amount) OVER (PARTITION BY house.id ORDER BY house_entry.id))::bigint AS held
      FROM house_entry
      JOIN ledger_account house ON house.owner_id IS NULL
        AND house.merchant = coalesce(house_entry.merchant, keeper)
        AND house.kind = house_entry.kind AND house.currency = house_entry.currency
    ) told
    WHERE entry.id = told.id
      AND (entry.ledger_account_id <> told.account OR entry.balance_after <> told.held);
  ALTER TABLE entry ENABLE TRIGGER entry_append_only;
  UPDATE balance SET amount = coalesce(
      (SELECT sum(entry.amount) FROM entry WHERE entry.ledger_account_id = balance.ledger_account_id), 0)
    FROM ledger_account house
    WHERE house.id = balance.ledger_account_id AND house.owner_id IS NULL AND house.kind NOT LIKE 'play:%';
END
$$;
