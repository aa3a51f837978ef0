-- The entries of a transaction sum to zero when it commits.
CREATE FUNCTION check_txn_sum() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount) FROM entry WHERE txn_id = NEW.txn_id) <> 0 THEN
    RAISE EXCEPTION 'entries of transaction % do not sum to zero', NEW.txn_id
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER entry_sum AFTER INSERT ON entry
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_txn_sum();
--> statement-breakpoint
-- What is booked stays booked: a mistake is put right by a further transaction.
CREATE FUNCTION refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'check_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER entry_append_only BEFORE UPDATE OR DELETE ON entry
  FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
CREATE TRIGGER txn_append_only BEFORE UPDATE OR DELETE ON txn
  FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
