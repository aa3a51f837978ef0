-- An entry knows the kind and moment of its transaction. Both are copied here, so that no caller can get them wrong.
CREATE FUNCTION copy_from_txn() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT kind, created_at INTO STRICT NEW.kind, NEW.at FROM txn WHERE id = NEW.txn_id;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER entry_of_txn BEFORE INSERT ON entry
  FOR EACH ROW EXECUTE FUNCTION copy_from_txn();
--> statement-breakpoint
ALTER TABLE entry DISABLE TRIGGER entry_append_only;
--> statement-breakpoint
UPDATE entry SET kind = txn.kind, at = txn.created_at FROM txn WHERE txn.id = entry.txn_id;
--> statement-breakpoint
ALTER TABLE entry ENABLE TRIGGER entry_append_only;
--> statement-breakpoint
-- The version of the promotions: another one, never seen before, whenever anything about any of them changes.
CREATE FUNCTION note_promotions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO meta (key, value) VALUES ('promotions', gen_random_uuid()::text)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER promotion_noted AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON promotion
  FOR EACH STATEMENT EXECUTE FUNCTION note_promotions();
--> statement-breakpoint
INSERT INTO meta (key, value) VALUES ('promotions', gen_random_uuid()::text);
