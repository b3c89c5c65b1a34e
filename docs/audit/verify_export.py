"""Verifies an exported log: python3 verify_export.py registro.jsonl checkpoints.jsonl checkpoint-key.pub.pem"""
import base64, hashlib, json, subprocess, sys, tempfile

def canonical(value):
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode()

def is_signed(checkpoint, key):
    fields = [checkpoint[name] for name in ("origin", "size", "hash", "at", "previous") if name in checkpoint]
    with tempfile.NamedTemporaryFile() as text, tempfile.NamedTemporaryFile() as signature:
        text.write(canonical([f"melagrana-checkpoint/{len(fields) - 3}", *fields])); text.flush()
        signature.write(base64.b64decode(checkpoint["signature"])); signature.flush()
        return subprocess.run(["openssl", "pkeyutl", "-verify", "-pubin", "-inkey", key, "-rawin", "-in", text.name,
                               "-sigfile", signature.name], capture_output=True).returncode == 0

log, checkpoints_file, key = sys.argv[1:]
checkpoints = {c["size"]: c for c in map(json.loads, filter(str.strip, open(checkpoints_file, encoding="utf-8")))}
lines = map(json.loads, open(log, encoding="utf-8"))
head = next(lines); previous, sealed = head["after"], 0
NAMES = ("position", "id", "stream", "version", "type", "schema", "at", "actor", "data", "subjectId", "commitment")
for event in lines:
    digest = hashlib.sha256(b"melagrana/1" + bytes.fromhex(previous["hash"]) + canonical([event[n] for n in NAMES])).hexdigest()
    if (event["position"], event["prev"], event["hash"]) != (previous["position"] + 1, previous["hash"], digest):
        sys.exit(f"ALTERED at position {previous['position'] + 1}")
    checkpoint, previous = checkpoints.get(event["position"]), event
    if checkpoint and (checkpoint["hash"] != digest or not is_signed(checkpoint, key)): sys.exit(f"ALTERED before checkpoint {event['position']}")
    sealed = event["position"] if checkpoint else sealed
if previous["position"] < head.get("last", previous)["position"]: sys.exit("CUT: the file ends before its last event")
if head["complete"] and max(checkpoints, default=0) > previous["position"]: sys.exit("CUT: a checkpoint reaches further")
print(f"WHOLE up to position {previous['position']}, proven by checkpoints up to {sealed}"); sys.exit(0 if sealed else 3)
